#pragma once

#include "core/json.h"

#include <nlohmann/json.hpp>
