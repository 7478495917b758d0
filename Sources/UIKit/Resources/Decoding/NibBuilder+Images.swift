import Foundation
import InterfaceBuilder

extension NibBuilder {
    /// A document's image: the app's own or a system symbol.
    func image(_ image: IBImage) -> UIImage? {
        var found: UIImage?
        if image.isSystem {
            found = UIImage(systemName: image.name, withConfiguration: symbolConfiguration(image))
        } else {
            found = UIImage(named: image.name, in: source.bundle, compatibleWith: nil)
        }
        if found == nil { found = missing(image) }
        switch image.renderingMode {
        case "template"?: found = found?.withRenderingMode(.alwaysTemplate)
        case "original"?: found = found?.withRenderingMode(.alwaysOriginal)
        default: break
        }
        return found
    }

    /// Logs that there is no image of a name, in UIKit's words. Where documents are drawn without their app, an empty one of the size that
    /// the image had when the document was saved keeps its room.
    private func missing(_ image: IBImage) -> UIImage? {
        let known = source.document.resources.images[image.name]
        source.logMissingImage(image.name, at: known?.line ?? 1)
        guard Self.hasNoCode, let size = known?.size, (1...4096).contains(size.width), (1...4096).contains(size.height) else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in }
    }

    private func symbolConfiguration(_ image: IBImage) -> UIImage.SymbolConfiguration? {
        guard image.symbolScale != nil || image.symbolWeight != nil || image.pointSize != nil || image.symbolFont != nil else { return nil }
        return Self.symbolConfiguration(
            scale: image.symbolScale, weight: image.symbolWeight, pointSize: image.pointSize, font: image.symbolFont.flatMap { font($0) })
    }

    /// The configuration of symbols that a record stands for.
    func symbolConfiguration(_ record: IBObject) -> UIImage.SymbolConfiguration {
        let style = record["textStyle"].map { IBFont.style($0) }
        return Self.symbolConfiguration(
            scale: record["scale"], weight: record["weight"], pointSize: record.double("pointSize"),
            font: (record.font("font") ?? style).flatMap { font($0) })
    }

    /// A configuration of symbols in Interface Builder's words.
    private static func symbolConfiguration(
        scale: String?, weight: String?, pointSize: Double?, font: UIFont?
    ) -> UIImage.SymbolConfiguration {
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large, "default": .default]
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
            "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        let symbolScale = scale.flatMap { scales[$0] } ?? .default
        let symbolWeight = weight.flatMap { weights[$0] } ?? .unspecified
        if let font {
            let byFont = UIImage.SymbolConfiguration(font: font, scale: symbolScale)
            return symbolWeight == .unspecified ? byFont : byFont.applying(UIImage.SymbolConfiguration(weight: symbolWeight))
        }
        if let pointSize { return UIImage.SymbolConfiguration(pointSize: CGFloat(pointSize), weight: symbolWeight, scale: symbolScale) }
        let byScale = UIImage.SymbolConfiguration(scale: symbolScale)
        return symbolWeight == .unspecified ? byScale : byScale.applying(UIImage.SymbolConfiguration(weight: symbolWeight))
    }
}
