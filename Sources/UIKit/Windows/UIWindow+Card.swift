import SampanInterfaceBuilder

extension ClassCard {
    static let window = ClassCard(
        UIWindow.self, elements: "window",
        names: "canResizeToFitContent makesKeyAndVisible",
        attributes: [
            .custom("resizesToFullScreen") { window, source in
                if source.record.bool("resizesToFullScreen") == true { window.frame = UIScreen.main.bounds }
            },
            // Windows are hidden to begin with; a document's may say that they are not.
            .custom("visibleAtLaunch") { window, source in window.isHidden = source.record.bool("visibleAtLaunch") != true },
        ])
}
