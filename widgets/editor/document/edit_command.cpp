#include "editor/document/edit_command.h"

#include "editor/document/scenario_document.h"

namespace waystone {

EditCommand::EditCommand(ScenarioDocument &document, EditLabel label)
    : document_(document),
      label_(std::move(label)),
      gesture_(document.gesture()),
      step_(document.scenario().step)
{
    retranslate();
}

void EditCommand::exchange()
{
    const auto [scenario, path] = document_.content();
    if (scenario.step != step_)
        lookAtStep(scenario, step_);
    swap(scenario, path);
    document_.refresh();
}

} // namespace waystone
