import Foundation
import InterfaceBuilder

extension NibTables {
    static var effects: [NibTable] { [visualEffectView] }

    private static let visualEffectView = NibTable(
        UIVisualEffectView.self,
        [
            .custom("contentView") { view, source in source.fill(view.contentView, "contentView") },
            .always { view, source in view.effect = source.vibrancyEffect() ?? source.blurEffect() },
        ])

    fileprivate static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
        "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight, "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]

    fileprivate static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
        "fill": .fill, "secondaryFill": .secondaryFill, "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}

extension NibRecord {
    /// The first object inside that is written as an element; effects have no keys.
    private func unnamed(_ element: String) -> IBObject? { record.children.first { $0.element == element } }

    /// The blur that a record has inside.
    fileprivate func blurEffect() -> UIBlurEffect? {
        guard let inner = unnamed("blurEffect") else { return nil }
        let style = NibRecord(record: inner, builder: builder).choice("style", NibTables.blurStyles)
        return UIBlurEffect(style: style ?? .regular)
    }

    /// The vibrancy that a record has inside, for the blur inside of that.
    fileprivate func vibrancyEffect() -> UIVibrancyEffect? {
        guard let inner = unnamed("vibrancyEffect") else { return nil }
        let source = NibRecord(record: inner, builder: builder)
        let blur = source.blurEffect() ?? UIBlurEffect(style: .regular)
        guard let style = source.choice("style", NibTables.vibrancyStyles) else { return UIVibrancyEffect(blurEffect: blur) }
        return UIVibrancyEffect(blurEffect: blur, style: style)
    }
}
