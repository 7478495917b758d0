import CoreGraphics
import Foundation
import UIKit

/// A picture's file and the size in which it is asked for.
struct PictureScale: Sendable {
    private let file: URL
    private let size: CGSize
    private let fills: Bool
    private let isExact: Bool
    private let crop: CGRect

    /// What tells it from others.
    let key: String
    /// How many pixels the longer side of what is there at once has.
    private static let smallSide: CGFloat = 120

    init(_ file: URL, _ size: CGSize, _ mode: PHImageContentMode, _ options: PHImageRequestOptions?) {
        (self.file, self.size, fills) = (file, size, mode == .aspectFill)
        isExact = options?.resizeMode == .exact
        crop = options?.resizeMode == .exact ? options?.normalizedCropRect ?? .zero : .zero
        let isWhole = options.map { $0.resizeMode == .none } ?? false
        key = "\(file.path) \(isWhole ? PHImageManagerMaximumSize : size) \(mode.rawValue) \(isExact) \(crop)"
    }

    /// The picture.
    var image: UIImage? { UIImage(contentsOfFile: file.path).flatMap { scaled($0, to: size) } }

    /// The picture, less sharp.
    var small: UIImage? {
        guard size != PHImageManagerMaximumSize, max(size.width, size.height) > Self.smallSide else { return nil }
        let factor = Self.smallSide / max(size.width, size.height)
        return UIImage(contentsOfFile: file.path).flatMap {
            scaled($0, to: CGSize(width: size.width * factor, height: size.height * factor))
        }
    }

    private func scaled(_ image: UIImage, to target: CGSize) -> UIImage? {
        let whole = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        guard target != PHImageManagerMaximumSize, whole.width > 0, whole.height > 0, target.width > 0, target.height > 0 else {
            return image
        }
        let part = crop.isEmpty ? CGRect(x: 0, y: 0, width: 1, height: 1) : crop
        let shown = CGSize(width: whole.width * part.width, height: whole.height * part.height)
        let ratios = [target.width / shown.width, target.height / shown.height]
        // Nothing is made larger than it is.
        let factor = min(1, fills ? max(ratios[0], ratios[1]) : min(ratios[0], ratios[1]))
        if factor == 1, crop.isEmpty, !isExact { return image }
        var size = CGSize(width: max(1, (shown.width * factor).rounded()), height: max(1, (shown.height * factor).rounded()))
        let full = CGSize(width: whole.width * factor, height: whole.height * factor)
        var origin = CGPoint(x: -part.minX * full.width, y: -part.minY * full.height)
        if isExact, fills {
            // What is beyond the size is cut off at both sides.
            let cut = CGSize(width: min(size.width, target.width), height: min(size.height, target.height))
            origin.x -= (size.width - cut.width) / 2
            origin.y -= (size.height - cut.height) / 2
            size = cut
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(in: CGRect(origin: origin, size: full)) }
    }
}
