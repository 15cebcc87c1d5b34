/// The page that the service worker shows when there is no network: the same for all, with the ways to what is kept.
package struct OfflinePage: PageModel {
    package static let template = "offline"
    let frame: Frame

    package init(frame: Frame) {
        var frame = frame
        frame.tabs = Tab.allCases.map { Frame.TabLink($0) }
        self.frame = frame
    }
}
