import Foundation
import ImageIO
import UIKit

/// A picture that is to be edited. See https://developer.apple.com/documentation/photokit/phcontenteditinginput.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
    /// The longer side of a picture for a screen, in pixels.
    private static let displaySide: CGFloat = 2048

    let identifier: String
    /// What it is.
    public let mediaType: PHAssetMediaType
    /// What it is besides.
    public let mediaSubtypes: PHAssetMediaSubtype
    /// When it was taken.
    public let creationDate: Date?
    /// How it was edited before, if the app can go on from that: the picture is then as it was before it was edited.
    public let adjustmentData: PHAdjustmentData?
    /// The picture's file.
    public let fullSizeImageURL: URL?
    /// The picture in a size for the screen.
    public let displaySizeImage: UIImage?
    /// What the file is.
    public let uniformTypeIdentifier: String?
    /// How the file's picture is to be turned, a `CGImagePropertyOrientation`.
    public let fullSizeImageOrientation: Int32

    /// Reads a picture; `nil` if it is gone.
    init?(_ asset: PHAsset, adjustmentData: PHAdjustmentData?) {
        let file = adjustmentData == nil ? asset.stored.shown : asset.stored.file
        guard let source = CGImageSourceCreateWithURL(file as NSURL, nil) else { return nil }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        let side = Self.displaySide
        guard let image = PictureScale(file, CGSize(width: side, height: side), .aspectFit, nil).image else { return nil }
        identifier = asset.localIdentifier
        (mediaType, mediaSubtypes, creationDate) = (asset.mediaType, asset.mediaSubtypes, asset.creationDate)
        (self.adjustmentData, fullSizeImageURL, displaySizeImage) = (adjustmentData, file, image)
        uniformTypeIdentifier = CGImageSourceGetType(source).map { String(describing: $0) }
        fullSizeImageOrientation = (properties?["Orientation"] as? NSNumber)?.int32Value ?? 1
        super.init()
    }
}

/// What an app has made of a picture. See https://developer.apple.com/documentation/photokit/phcontenteditingoutput.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
    let identifier: String
    /// How the picture was edited. Without it, the change fails.
    open var adjustmentData: PHAdjustmentData?
    /// Where the app writes the edited picture, as JPEG.
    public let renderedContentURL: URL

    private init(identifier: String) {
        self.identifier = identifier
        renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")
        super.init()
    }

    // @objc(initWithContentEditingInput:)
    /// What is made of a picture that was asked for.
    public convenience init(contentEditingInput: PHContentEditingInput) { self.init(identifier: contentEditingInput.identifier) }

    // @objc(initWithPlaceholderForCreatedAsset:)
    /// What is made of a picture that is added in the same block of changes.
    public convenience init(placeholderForCreatedAsset: PHObjectPlaceholder) {
        self.init(identifier: placeholderForCreatedAsset.localIdentifier)
    }

    /// What is kept of it.
    ///
    /// - Throws: `PHPhotosError.invalidResource` where it is not said how it was edited, or there is no JPEG.
    func result() throws -> (picture: Data, adjustment: PHAdjustmentData) {
        guard let adjustmentData, let data = try? Data(contentsOf: renderedContentURL), data.starts(with: [0xFF, 0xD8]),
            UIImage(data: data) != nil
        else { throw PHPhotosError(.invalidResource) }
        return (data, adjustmentData)
    }
}
