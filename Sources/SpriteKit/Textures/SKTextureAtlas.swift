import Foundation
import SampanAssetCatalog
import UIKit

/// Textures that belong together: a `.atlas` folder of the app's, or a sprite atlas of its catalog.
/// See https://developer.apple.com/documentation/spritekit/sktextureatlas.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var textures: [String: SKTexture] = [:]
    private let folder: TextureFolder

    // @objc(atlasNamed:)
    /// Opens the atlas of a name. One that is not there has no textures.
    public convenience init(named name: String) {
        self.init(TextureFolder.named(name, in: .main) ?? TextureFolder(images: [:]))
    }

    // @objc(atlasWithDictionary:)
    /// Makes an atlas of images by their names: `UIImage`s, or the paths of files.
    public convenience init(dictionary properties: [String: Any]) {
        var images: [String: TextureFolder.Source] = [:]
        for (name, value) in properties {
            switch value {
            case let image as UIImage: images[name] = TextureImage(image).map { .image($0) }
            case let path as String: images[name] = .files([1: path])
            case let url as URL: images[name] = .files([1: url.path])
            default: break
            }
        }
        self.init(TextureFolder(images: images))
    }

    private init(_ folder: TextureFolder) {
        self.folder = folder
        super.init()
    }

    // @objc(textureNamed:)
    /// The texture of a name, with or without its ending.
    open func textureNamed(_ name: String) -> SKTexture {
        lock.withLock {
            let key = folder.key(name)
            if let known = textures[key] { return known }
            let texture = folder.images[key] == nil ? SKTexture(imageNamed: name) : SKTexture(named: key, in: folder)
            textures[key] = texture
            return texture
        }
    }

    /// The textures' names, as files are called, in no particular order.
    open var textureNames: [String] { folder.images.keys.map { $0.contains(".") ? $0 : $0 + ".png" }.sorted() }

    // @objc(preloadWithCompletionHandler:)
    /// Reads the pictures, then calls a block on a thread of its own.
    open func preload(completionHandler: @escaping @Sendable () -> Void) {
        readAll()
        DispatchQueue.global().async(execute: completionHandler)
    }

    /// Reads the pictures.
    open func preload() async { readAll() }

    // @objc(preloadTextureAtlases:withCompletionHandler:)
    /// Reads the pictures of atlases, then calls a block on a thread of its own.
    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        for atlas in textureAtlases { atlas.readAll() }
        DispatchQueue.global().async(execute: completionHandler)
    }

    // @objc(preloadTextureAtlasesNamed:withCompletionHandler:)
    /// Opens atlases, reads their pictures and calls a block with them; with an error, if one is not there.
    open class func preloadTextureAtlasesNamed(
        _ atlasNames: [String], withCompletionHandler completionHandler: @escaping @Sendable ((any Error)?, [SKTextureAtlas]) -> Void
    ) {
        let atlases = atlasNames.map { SKTextureAtlas(named: $0) }
        for atlas in atlases { atlas.readAll() }
        let missing = atlasNames.first { TextureFolder.named($0, in: .main) == nil }
        let error = missing.map { CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: $0]) }
        DispatchQueue.global().async { completionHandler(error, atlases) }
    }

    private func readAll() { for name in folder.images.keys { _ = textureNamed(name).picture.image.surface } }
}

/// Where the pictures of an atlas are.
final class TextureFolder: @unchecked Sendable {
    enum Source {
        case image(TextureImage)
        /// Files by their scales.
        case files([Int: String])
        /// A name of the bundle's catalog.
        case catalog(String)
    }

    /// The pictures by their names, without endings.
    let images: [String: Source]

    init(images: [String: Source]) { self.images = images }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: TextureFolder?] = [:]

    /// The atlas of a name: a folder, or one of the catalog's.
    static func named(_ name: String, in bundle: Bundle) -> TextureFolder? {
        let name = (name as NSString).pathExtension.hasPrefix("atlas") ? (name as NSString).deletingPathExtension : name
        return lock.withLock {
            let key = bundle.bundlePath + "\n" + name
            if let found = known[key] { return found }
            let found = folder(name, bundle) ?? catalog(name, bundle)
            known[key] = .some(found)
            return found
        }
    }

    /// All folders of a bundle.
    static func all(in bundle: Bundle) -> [TextureFolder] {
        guard let folder = bundle.resourcePath else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { ($0 as NSString).pathExtension == "atlas" }.sorted().compactMap { named($0, in: bundle) }
    }

    private static func folder(_ name: String, _ bundle: Bundle) -> TextureFolder? {
        guard let resources = bundle.resourcePath else { return nil }
        let path = "\(resources)/\(name).atlas"
        guard let files = FileManager.default.enumerator(atPath: path) else { return nil }
        var images: [String: [Int: String]] = [:]
        for case let file as String in files {
            guard ["png", "jpg", "jpeg", "tiff", "gif"].contains((file as NSString).pathExtension.lowercased()) else { continue }
            var plain = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
            for device in ["~iphone", "~ipad"] where plain.hasSuffix(device) { plain = String(plain.dropLast(device.count)) }
            var scale = 1
            for candidate in [2, 3] where plain.hasSuffix("@\(candidate)x") {
                (scale, plain) = (candidate, String(plain.dropLast(3)))
            }
            images[plain, default: [:]][scale] = "\(path)/\(file)"
        }
        return images.isEmpty ? nil : TextureFolder(images: images.mapValues { .files($0) })
    }

    private static func catalog(_ name: String, _ bundle: Bundle) -> TextureFolder? {
        guard let names = AssetLookup.catalog(of: bundle)?.atlas(named: name) else { return nil }
        var images: [String: Source] = [:]
        for name in names { images[(name as NSString).lastPathComponent] = .catalog(name) }
        return TextureFolder(images: images)
    }

    /// A name without its ending.
    func key(_ name: String) -> String {
        if images[name] != nil { return name }
        let plain = (name as NSString).deletingPathExtension
        return images[plain] == nil ? name : plain
    }

    /// The picture of a name, in the scale that suits the screen best.
    func image(named name: String) -> TextureImage? {
        switch images[key(name)] {
        case nil: return nil
        case .image(let image): return image
        case .catalog(let name): return UIImage(named: name).flatMap { TextureImage($0) }
        case .files(let files):
            let wanted = Int(UITraitCollection.host.displayScale.rounded())
            let scales = files.keys.sorted()
            guard let scale = scales.first(where: { $0 >= wanted }) ?? scales.last, let path = files[scale],
                let data = FileManager.default.contents(atPath: path), let image = UIImage(data: data, scale: CGFloat(scale))
            else { return nil }
            return TextureImage(image)
        }
    }
}
