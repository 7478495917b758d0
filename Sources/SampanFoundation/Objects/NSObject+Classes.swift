import Foundation
import ObjCRuntime

/// What objects and classes say of themselves. A protocol of Objective-C is an object there; here a protocol's own type stands for it.
extension NSObject {
    /// Whether the object's class takes part in a protocol: `object.conforms(to: UITableViewDelegate.self)`.
    ///
    /// See https://developer.apple.com/documentation/objectivec/nsobjectprotocol/conforms(to:).
    public func conforms<Requirements>(to aProtocol: Requirements.Type) -> Bool { self is Requirements }

    /// The class that the object's class inherits from; `nil` for `NSObject` itself.
    public var superclass: AnyClass? { class_getSuperclass(type(of: self)) }

    /// The class's name.
    public static func description() -> String { Frameworks.shortened(ClassRegistry.name(of: self)) }
}

/// The name of a protocol: that of the frameworks' own ones stands alone, that of an app's has its module before it.
///
/// See https://developer.apple.com/documentation/foundation/nsstringfromprotocol(_:).
public func NSStringFromProtocol<Requirements>(_ proto: Requirements.Type) -> String {
    // "any Module.Name" or "Module.Name".
    Frameworks.shortened(String(reflecting: proto).split(separator: " ").last.map(String.init) ?? "")
}

private enum Frameworks {
    /// Modules whose names Objective-C does not write before what they declare.
    private static let modules: Set<String> = [
        "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "ObjCRuntime", "SampanFoundation", "CoreGraphics",
        "ImageIO", "QuartzCore", "UIKit", "AVFoundation", "CoreData",
    ]

    static func shortened(_ name: String) -> String {
        let parts = name.split(separator: ".", maxSplits: 1)
        return parts.count == 2 && modules.contains(String(parts[0])) ? String(parts[1]) : name
    }
}
