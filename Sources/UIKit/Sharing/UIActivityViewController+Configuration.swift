import Foundation
import SampanFoundation

/// What the head of the sheet says of the items of a configuration.
extension UIActivityViewController {
    private static let pictureSize = CGSize(width: 44, height: 44)

    /// What is known at once.
    func header(of configuration: any UIActivityItemsConfigurationReading) -> ActivitySheetView.Header {
        let title =
            OptionalRequirement.call { configuration.activityItemsConfigurationMetadata(key: .title) } ?? nil
            ?? (providedItems.isEmpty
                ? nil : OptionalRequirement.call { configuration.activityItemsConfigurationMetadataForItem(at: 0, key: .title) } ?? nil)
        let text = (title as? String) ?? (title as? NSAttributedString)?.string
        return ActivitySheetView.Header(title: text ?? providedItems.first?.provider.suggestedName)
    }

    /// Brings what has to be made first: a picture, and what the first item says itself where it has no title.
    func describe(_ configuration: any UIActivityItemsConfigurationReading, in sheet: ActivitySheetView) {
        guard let first = providedItems.first else { return }
        let preview = OptionalRequirement.call {
            configuration.activityItemsConfigurationPreviewForItem(at: 0, intent: .thumbnail, suggestedSize: Self.pictureSize)
        }
        if let preview = preview ?? nil {
            ProvidedItem(preview).load { [weak sheet] picture in
                if let picture = picture as? UIImage { sheet?.header.image = picture }
            }
        }
        guard sheet.header.title == nil || preview ?? nil == nil else { return }
        first.load { [weak sheet] item in
            guard let sheet else { return }
            switch item {
            case let image as UIImage where sheet.header.image == nil: sheet.header.image = image
            case let text as String where sheet.header.title == nil: sheet.header.title = text
            case let address as URL where sheet.header.title == nil:
                sheet.header.title = address.isFileURL ? address.lastPathComponent : address.host ?? address.absoluteString
            default: break
            }
        }
    }
}
