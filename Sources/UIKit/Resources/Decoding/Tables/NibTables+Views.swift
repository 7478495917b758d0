import Foundation
import InterfaceBuilder

extension NibTables {
    static var views: [NibTable] { [view, window] }

    private static let view = NibTable(
        UIView.self,
        [
            .custom("frame") { view, source in if let frame = source.record.rect("frame") { view.frame = frame } },
            .custom("autoresizingMask") { view, source in
                if let mask = source.options("autoresizingMask", NibWords.autoresizing) { view.autoresizingMask = mask }
            },
            .bool("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
            // A view that constraints do not place yet stays where it is drawn.
            .custom("fixedFrame") { view, source in
                guard source.record.bool("fixedFrame") == true, !view.translatesAutoresizingMaskIntoConstraints else { return }
                view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
                view.translatesAutoresizingMaskIntoConstraints = true
            },
            .bool("opaque", \.isOpaque),
            .bool("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing),
            .bool("clipsSubviews", \.clipsToBounds),
            .bool("autoresizesSubviews", \.autoresizesSubviews),
            .bool("userInteractionEnabled", \.isUserInteractionEnabled),
            .bool("multipleTouchEnabled", \.isMultipleTouchEnabled),
            .choice("contentMode", \.contentMode, NibWords.contentModes),
            .choice(
                "semanticContentAttribute", \.semanticContentAttribute,
                [
                    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
                    "forceRightToLeft": .forceRightToLeft,
                ]),
            .number("alpha", \.alpha),
            .bool("hidden", \.isHidden),
            .int("tag", \.tag),
            .custom("restorationIdentifier") { $0.restorationIdentifier = $1.record["restorationIdentifier"] },
            .color("backgroundColor", \.backgroundColor),
            .custom("tintColor") { view, source in view.tintColor = source.color("tintColor") },
            .custom("horizontalHuggingPriority") { view, source in
                source.priority("horizontalHuggingPriority").map { view.setContentHuggingPriority($0, for: .horizontal) }
            },
            .custom("verticalHuggingPriority") { view, source in
                source.priority("verticalHuggingPriority").map { view.setContentHuggingPriority($0, for: .vertical) }
            },
            .custom("horizontalCompressionResistancePriority") { view, source in
                source.priority("horizontalCompressionResistancePriority").map {
                    view.setContentCompressionResistancePriority($0, for: .horizontal)
                }
            },
            .custom("verticalCompressionResistancePriority") { view, source in
                source.priority("verticalCompressionResistancePriority").map {
                    view.setContentCompressionResistancePriority($0, for: .vertical)
                }
            },
            .bool("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
            .bool("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
            .insets("layoutMargins", \.layoutMargins),
            .custom("directionalLayoutMargins") { view, source in
                guard case .directionalInsets(let insets)? = source.record.values["directionalLayoutMargins"] else { return }
                view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                    top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
                    trailing: CGFloat(insets.right))
            },
            .custom("subviews") { view, source in source.addSubviews(to: view) },
            .accessibility,
        ])

    private static let window = NibTable(
        UIWindow.self,
        [
            .custom("resizesToFullScreen") { window, source in
                if source.record.bool("resizesToFullScreen") == true { window.frame = UIScreen.main.bounds }
            }
        ])
}

extension NibRecord {
    func priority(_ name: String) -> UILayoutPriority? { record.double(name).map { UILayoutPriority(rawValue: Float($0)) } }

    /// Makes the subviews of a record and adds those that the present traits want.
    func addSubviews(to view: UIView) {
        let installed = record.installed(\.subviews, for: builder.traits)
        for child in record.list("subviews") {
            guard let made = builder.make(child) as? UIView, child.id.flatMap({ installed[$0] }) != false else { continue }
            if made.superview == nil { view.addSubview(made) }
        }
    }
}
