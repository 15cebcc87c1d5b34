import Web

/// Says that groups are hidden in no-pressure mode.
struct RivalsHiddenPage: PageModel {
    static let template = "rivals/hidden"

    let frame: Frame
}
