import Foundation
import SampanInterfaceBuilder

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
        return UIImage.SymbolConfiguration.ofDocument(
            scale: image.symbolScale, weight: image.symbolWeight, pointSize: image.pointSize, font: image.symbolFont.flatMap { font($0) })
    }
}
