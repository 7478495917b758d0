import InterfaceBuilder

extension ClassCard {
    static let window = ClassCard(
        UIWindow.self, elements: "window",
        names: "canResizeToFitContent makesKeyAndVisible visibleAtLaunch",
        attributes: [
            .custom("resizesToFullScreen") { window, source in
                if source.record.bool("resizesToFullScreen") == true { window.frame = UIScreen.main.bounds }
            }
        ])
}
