import UIKit

/// `UIEdgeInsets.init(top:left:bottom:right:)` before Swift 4.2.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// `CGRect.inset(by:)` before Swift 4.2.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// `==` before Swift 4.2.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool { insets1 == insets2 }

/// `UIOffset.init(horizontal:vertical:)` before Swift 4.2.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset { UIOffset(horizontal: horizontal, vertical: vertical) }

/// `==` before Swift 4.2.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool { offset1 == offset2 }

/// `UIImage.pngData()` before Swift 4.2.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// `UIImage.jpegData(compressionQuality:)` before Swift 4.2.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

// MARK: Strings of geometry

/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }

/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }

/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }

/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }

/// `NSCoder.cgPoint(for:)` before Swift 4.2.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// `NSCoder.cgVector(for:)` before Swift 4.2.
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }

/// `NSCoder.cgSize(for:)` before Swift 4.2.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// `NSCoder.cgRect(for:)` before Swift 4.2.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// `NSCoder.cgAffineTransform(for:)` before Swift 4.2.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform { NSCoder.cgAffineTransform(for: string) }

/// `NSCoder.uiEdgeInsets(for:)` before Swift 4.2.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }

/// `NSCoder.uiOffset(for:)` before Swift 4.2.
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
