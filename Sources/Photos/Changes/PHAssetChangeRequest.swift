import SampanFoundation
import UIKit

/// What a request changes. See https://developer.apple.com/documentation/photokit/phchangerequest.
open class PHChangeRequest: NSObject {}

/// Adds, changes or deletes pictures, within a block of changes. See https://developer.apple.com/documentation/photokit/phassetchangerequest.
open class PHAssetChangeRequest: PHChangeRequest {
    let identifier: String
    private let isNew: Bool
    /// The place of a new picture among those that come.
    var place: Int?

    init(new identifier: String, place: Int?) {
        (self.identifier, isNew, self.place) = (identifier, true, place)
        super.init()
    }

    // @objc(changeRequestForAsset:)
    /// Creates a request that changes a picture.
    public init(for asset: PHAsset) {
        (identifier, isNew) = (asset.localIdentifier, false)
        super.init()
        _ = ChangeGathering.required
    }

    // MARK: Adding

    // @objc(creationRequestForAssetFromImage:)
    /// Adds a picture.
    open class func creationRequestForAsset(from image: UIImage) -> Self {
        let data = image.pngData()
        if data == nil { ChangeGathering.required.failure = PHPhotosError(.invalidResource) }
        return create(data ?? Data(), name: "\(name(of: nil)).png")
    }

    // @objc(creationRequestForAssetFromImageAtFileURL:)
    /// Adds a picture from a file; `nil` if that is none.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
        guard let data = try? Data(contentsOf: fileURL), UIImage(data: data) != nil else { return nil }
        return create(data, name: name(of: fileURL))
    }

    static func name(of file: URL?) -> String { file?.lastPathComponent ?? "IMG_\(UUID().uuidString.prefix(8))" }

    static func create(_ data: Data, name: String) -> Self {
        let gathering = ChangeGathering.required
        let identifier = UUID().uuidString + "/L0/001"
        gathering.change.pictures.append((name, data, identifier, nil, false))
        return unsafeDowncast(made(identifier, gathering.change.pictures.count - 1), to: Self.self)
    }

    class func made(_ identifier: String, _ place: Int) -> PHAssetChangeRequest { PHAssetChangeRequest(new: identifier, place: place) }

    /// What stands for the picture that is added.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { isNew ? PHObjectPlaceholder(identifier: identifier) : nil }

    // MARK: Changing

    private func change(_ body: @escaping (inout StoredAsset) -> Void) {
        let identifier = identifier
        ChangeGathering.required.then { contents in
            guard let index = contents.assets.firstIndex(where: { $0.identifier == identifier }) else { return }
            body(&contents.assets[index])
        }
    }

    private var now: StoredAsset? { PHPhotoLibrary.current.contents.assets.first { $0.identifier == identifier } }

    /// When it was taken.
    open lazy var creationDate: Date? = now?.created { didSet { change { [creationDate] in $0.created = creationDate } } }
    // @objc(favorite)
    /// Whether the person likes it.
    open lazy var isFavorite: Bool = now?.isFavorite ?? false { didSet { change { [isFavorite] in $0.isFavorite = isFavorite } } }
    // @objc(hidden)
    /// Whether the person hides it.
    open lazy var isHidden: Bool = now?.isHidden ?? false { didSet { change { [isHidden] in $0.isHidden = isHidden } } }

    // MARK: Editing

    /// What was made of the picture. The person is asked, but for a picture that is added in the same block. The change fails if it was
    /// made of another, it is not said how it was edited, or there is no JPEG.
    open var contentEditingOutput: PHContentEditingOutput? {
        get { ChangeGathering.required.change.edits[identifier] }
        set {
            let gathering = ChangeGathering.required
            if let newValue, newValue.identifier != identifier { gathering.failure = PHPhotosError(.invalidResource) }
            gathering.change.edits[identifier] = newValue
            if newValue != nil, !isNew { gathering.modified.insert(identifier) }
        }
    }

    /// Makes the picture what it was before it was edited. The person is asked.
    open func revertAssetContentToOriginal() {
        ChangeGathering.required.modified.insert(identifier)
        change { $0.edit = nil }
    }

    // MARK: Deleting

    /// Deletes pictures, if the person agrees.
    open class func deleteAssets(_ assets: any NSFastEnumeration) {
        let gone = Set(assets.enumeratedObjects.compactMap { ($0 as? PHAsset)?.localIdentifier })
        let gathering = ChangeGathering.required
        gathering.deletions += gone.count
        gathering.then { contents in contents.assets.removeAll { gone.contains($0.identifier) } }
    }
}

/// What a file is of an asset. See https://developer.apple.com/documentation/photokit/phassetresourcetype.
///
/// The library takes pictures, and refuses a change that brings other files.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
    case fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
    case photoProxy = 19
}

/// How a file is taken. See https://developer.apple.com/documentation/photokit/phassetresourcecreationoptions.
open class PHAssetResourceCreationOptions: NSObject {
    /// What the file is called.
    open var originalFilename: String?
    /// Whether the file is moved into the library.
    open var shouldMoveFile = false
}

/// Adds a picture from data or a file, within a block of changes. See
/// https://developer.apple.com/documentation/photokit/phassetcreationrequest.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    // @objc(creationRequestForAsset)
    /// Creates a request for a picture that is given later.
    open class func forAsset() -> Self { create(Data(), name: "\(name(of: nil)).png") }

    override class func made(_ identifier: String, _ place: Int) -> PHAssetChangeRequest {
        PHAssetCreationRequest(new: identifier, place: place)
    }

    // @objc(addResourceWithType:data:options:)
    /// Takes the picture from data; what is no picture is refused.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        let gathering = ChangeGathering.required
        guard let place, type == .photo, UIImage(data: data) != nil else { return gathering.failure = PHPhotosError(.invalidResource) }
        gathering.change.pictures[place].data = data
        let isJPEG = data.starts(with: [0xFF, 0xD8])
        gathering.change.pictures[place].name = options?.originalFilename ?? "\(Self.name(of: nil)).\(isJPEG ? "jpg" : "png")"
    }

    // @objc(addResourceWithType:fileURL:options:)
    /// Takes the picture from a file; what is no picture is refused.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        guard type == .photo, let data = try? Data(contentsOf: fileURL) else {
            return ChangeGathering.required.failure = PHPhotosError(.invalidResource)
        }
        let named = PHAssetResourceCreationOptions()
        named.originalFilename = options?.originalFilename ?? fileURL.lastPathComponent
        addResource(with: type, data: data, options: named)
        if options?.shouldMoveFile == true { try? FileManager.default.removeItem(at: fileURL) }
    }
}
