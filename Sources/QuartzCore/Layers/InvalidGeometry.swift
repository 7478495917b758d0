import Foundation
import ObjCRuntime

/// Ends an app that puts a layer where nothing is, at the assignment: later nobody could tell who did.
enum InvalidGeometry {
    @inline(__always)
    static func check(position: CGPoint) {
        if position.x.isNaN || position.y.isNaN { raise("position", position, nil) }
    }

    @inline(__always)
    static func check(bounds: CGRect) {
        let (origin, size) = (bounds.origin, bounds.size)
        if origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN { raise("bounds", origin, size) }
    }

    private static func raise(_ property: String, _ point: CGPoint, _ size: CGSize?) -> Never {
        func pair(_ a: CGFloat, _ b: CGFloat) -> String { String(format: "%g %g", Double(a), Double(b)) }
        let values = [pair(point.x, point.y)] + (size.map { [pair($0.width, $0.height)] } ?? [])
        ObjCException.raise("CALayerInvalidGeometry", "CALayer \(property) contains NaN: [\(values.joined(separator: "; "))]")
    }
}
