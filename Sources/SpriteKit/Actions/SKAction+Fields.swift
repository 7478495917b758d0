import Foundation
import UIKit

// Actions that change fields, and what fields act on.

extension SKAction {
    // @objc(strengthTo:duration:)
    /// Changes a field's strength to a number.
    public class func strength(to strength: Float, duration: TimeInterval) -> SKAction { SKAction(.fieldTo(.strength, strength), duration) }
    // @objc(strengthBy:duration:)
    /// Changes a field's strength by a number.
    public class func strength(by strength: Float, duration: TimeInterval) -> SKAction { SKAction(.fieldBy(.strength, strength), duration) }
    // @objc(falloffTo:duration:)
    /// Changes a field's falloff to a number.
    public class func falloff(to falloff: Float, duration: TimeInterval) -> SKAction { SKAction(.fieldTo(.falloff, falloff), duration) }
    // @objc(falloffBy:duration:)
    /// Changes a field's falloff by a number.
    public class func falloff(by falloff: Float, duration: TimeInterval) -> SKAction { SKAction(.fieldBy(.falloff, falloff), duration) }
    // @objc(changeChargeTo:duration:)
    /// Changes the charge of a node's body to a number.
    public class func changeCharge(to v: Float, duration: TimeInterval) -> SKAction { SKAction(.fieldTo(.charge, v), duration) }
    // @objc(changeChargeBy:duration:)
    /// Changes the charge of a node's body by a number.
    public class func changeCharge(by v: Float, duration: TimeInterval) -> SKAction { SKAction(.fieldBy(.charge, v), duration) }
}

/// A number that fields work by.
enum FieldNumber {
    case strength, falloff, charge

    /// The number of a node; `nil` if it has none.
    @MainActor
    func value(of node: SKNode) -> CGFloat? {
        switch self {
        case .strength: node.field.map { CGFloat($0.strength) }
        case .falloff: node.field.map { CGFloat($0.falloff) }
        case .charge: node.physicsBody?.charge
        }
    }

    @MainActor
    func set(_ value: CGFloat, of node: SKNode) {
        switch self {
        case .strength: node.field?.strength = Float(value)
        case .falloff: node.field?.falloff = Float(value)
        case .charge: node.physicsBody?.charge = value
        }
    }
}
