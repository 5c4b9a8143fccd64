#pragma once

#include "core/json/json_forward.h"

#include <nlohmann/json.hpp>
