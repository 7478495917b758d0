import Foundation
import ImageIO

/// Reads image files.
enum ImageFile {
    static func decode(_ data: Data, scale: CGFloat) -> ImageValue? {
        guard let (image, orientation) = ImageDecoder.decode(data) else { return nil }
        var value = ImageValue(.bitmap(image))
        value.scale = scale > 0 ? scale : 1
        value.orientation = UIImage.Orientation(exif: orientation)
        return value
    }

    /// Reads the file at a path, or the one beside it that suits the screen's scale.
    static func load(_ path: String) -> ImageValue? {
        for (candidate, scale) in candidates(path, traits: .host) {
            if let data = FileManager.default.contents(atPath: candidate), let value = decode(data, scale: scale) { return value }
        }
        return nil
    }

    /// The files that a path stands for, the best first, and the scale of each.
    static func candidates(_ path: String, traits: UITraitCollection) -> [(path: String, scale: CGFloat)] {
        let name = path as NSString
        let fileExtension = name.pathExtension.isEmpty ? "png" : name.pathExtension
        let stem = name.pathExtension.isEmpty ? path : name.deletingPathExtension
        if let own = scale(in: stem) { return [("\(stem).\(fileExtension)", own)] }
        let screen = traits.displayScale > 0 ? traits.displayScale : 1
        let idiom = traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        // The screen's own scale, then greater ones, then smaller ones.
        let scales = [1, 2, 3].sorted { a, b in
            let (a, b) = (CGFloat(a), CGFloat(b))
            if (a >= screen) != (b >= screen) { return a >= screen }
            return a >= screen ? a < b : a > b
        }
        return scales.flatMap { scale -> [(String, CGFloat)] in
            let suffix = scale == 1 ? "" : "@\(scale)x"
            return ["\(suffix)\(idiom)", suffix].map { ("\(stem)\($0).\(fileExtension)", CGFloat(scale)) }
        }
    }

    /// The scale that a file's name ends with.
    private static func scale(in stem: String) -> CGFloat? {
        var stem = stem
        for idiom in ["~iphone", "~ipad"] where stem.hasSuffix(idiom) { stem.removeLast(idiom.count) }
        for scale in 1...4 where stem.hasSuffix("@\(scale)x") { return CGFloat(scale) }
        return nil
    }
}
