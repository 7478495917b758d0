import Foundation
import QuartzCore

/// What effects add to a view's properties together.
@MainActor
struct MotionValues {
    /// By the key paths of the view.
    private(set) var values: [String: AnimatableValue] = [:]

    init(of effects: [UIMotionEffect], _ offset: UIOffset) {
        for effect in effects {
            for (path, any) in effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:] {
                let value = Self.value(any)
                values[path] = values[path].map { .sum($0, value) } ?? value
            }
        }
    }

    /// A value as apps give it. Offsets are those of shadows, which layers have as sizes.
    static func value(_ any: Any) -> AnimatableValue {
        if let color = any as? UIColor { return AnimatableValue(color.cgColor) }
        let held = (any as? NSValue).flatMap { String(cString: $0.objCType) == "[2d]" ? $0.uiOffsetValue : nil }
        guard let offset = any as? UIOffset ?? held else { return AnimatableValue(any) }
        return .size(CGSize(width: offset.horizontal, height: offset.vertical))
    }

    var any: [String: Any]? {
        let known = values.compactMapValues(\.any)
        return known.isEmpty ? nil : known
    }

    /// The layer's key path of a view's.
    static func layerPath(_ path: String) -> String {
        if path.hasPrefix("layer.") { return String(path.dropFirst("layer.".count)) }
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        let names = ["center": "position", "alpha": "opacity"]
        return ([names[parts[0]] ?? parts[0]] + parts.dropFirst()).joined(separator: ".")
    }
}

/// The effects of a view, and what they do to its layer at present.
@MainActor
final class ViewMotion {
    /// Whether any view ever had effects: most apps have none, and their views need not be asked.
    static var isUsed = false

    var effects: [UIMotionEffect] = []
    private var shown: Set<String> = []

    private static let prefix = "UIMotionEffect."

    /// Has the layer show what the effects add. An animation that stands still does that: the layer's own values are left alone, and no
    /// frame is needed for it.
    func apply(_ offset: UIOffset, to view: UIView) {
        let layer = view.backingLayer
        var now: Set<String> = []
        for (path, value) in MotionValues(of: effects, offset).values {
            let path = MotionValues.layerPath(path)
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue) = (value, value)
            animation.isAdditive = true
            (animation.duration, animation.speed) = (1, 0)
            layer.add(animation, forKey: Self.prefix + path)
            now.insert(path)
        }
        for path in shown.subtracting(now) { layer.removeAnimation(forKey: Self.prefix + path) }
        shown = now
    }
}
