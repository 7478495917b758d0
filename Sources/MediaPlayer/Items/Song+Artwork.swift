import AVFoundation
import Foundation
import UIKit

extension Song {
    private final class Pictures: @unchecked Sendable {
        /// Safe on any thread.
        let cache = NSCache<NSString, UIImage>()
    }

    private static let pictures = Pictures()

    /// The picture that the file has, in sizes that it fits into.
    var artwork: MPMediaItemArtwork? {
        guard let image = picture else { return nil }
        return MPMediaItemArtwork(boundsSize: image.size) { size in
            guard size.width > 0, size.height > 0, size != image.size else { return image }
            let scale = min(size.width / image.size.width, size.height / image.size.height)
            let fitting = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            return UIGraphicsImageRenderer(size: fitting).image { _ in image.draw(in: CGRect(origin: .zero, size: fitting)) }
        }
    }

    private var picture: UIImage? {
        guard tags.hasArtwork else { return nil }
        let key = file.path as NSString
        if let known = Self.pictures.cache.object(forKey: key) { return known }
        let data = AVURLAsset(url: file).commonMetadata.first { $0.commonKey == .commonKeyArtwork }?.dataValue
        guard let data, let image = UIImage(data: data), image.size.width > 0, image.size.height > 0 else { return nil }
        Self.pictures.cache.setObject(image, forKey: key)
        return image
    }
}
