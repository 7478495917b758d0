import Foundation

/// What a value function does to a number.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The function's name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Turns about the x axis, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Turns about the y axis, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Turns about the z axis, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Scales along the three axes, by an array of three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// Scales along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Scales along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Scales along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Moves along the three axes, by an array of three numbers, in points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Moves along the x axis, in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Moves along the y axis, in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Moves along the z axis, in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

    /// The part of a transform that the function sets.
    var partName: String {
        switch self {
        case .rotateX: "rotation.x"
        case .rotateY: "rotation.y"
        case .rotateZ: "rotation.z"
        case .scale: "scale"
        case .scaleX: "scale.x"
        case .scaleY: "scale.y"
        case .scaleZ: "scale.z"
        case .translate: "translation"
        case .translateX: "translation.x"
        case .translateY: "translation.y"
        case .translateZ: "translation.z"
        default: fatalError("CAValueFunction: unknown function name '\(rawValue)'")
        }
    }
}

/// Turns about the x axis.
public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX
/// Turns about the y axis.
public let kCAValueFunctionRotateY = CAValueFunctionName.rotateY
/// Turns about the z axis.
public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ
/// Scales along the three axes.
public let kCAValueFunctionScale = CAValueFunctionName.scale
/// Scales along the x axis.
public let kCAValueFunctionScaleX = CAValueFunctionName.scaleX
/// Scales along the y axis.
public let kCAValueFunctionScaleY = CAValueFunctionName.scaleY
/// Scales along the z axis.
public let kCAValueFunctionScaleZ = CAValueFunctionName.scaleZ
/// Moves along the three axes.
public let kCAValueFunctionTranslate = CAValueFunctionName.translate
/// Moves along the x axis.
public let kCAValueFunctionTranslateX = CAValueFunctionName.translateX
/// Moves along the y axis.
public let kCAValueFunctionTranslateY = CAValueFunctionName.translateY
/// Moves along the z axis.
public let kCAValueFunctionTranslateZ = CAValueFunctionName.translateZ

/// Makes a transform of an animated number.
open class CAValueFunction: NSObject, NSSecureCoding {
    /// The function's name.
    public let name: CAValueFunctionName

    // @objc(functionWithName:)
    /// Creates the function with a name; `nil` if there is none.
    public init?(name: CAValueFunctionName) { self.name = name }

    /// Creates a function from an archive.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(forKey: "name") as? String else { return nil }
        self.name = CAValueFunctionName(rawValue: name)
    }

    /// Writes the function to an archive.
    open func encode(with coder: NSCoder) { coder.encode(name.rawValue as NSString, forKey: "name") }

    /// Archives are safe to decode.
    public class var supportsSecureCoding: Bool { true }
}
