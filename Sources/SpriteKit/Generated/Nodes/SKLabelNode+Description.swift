// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKLabelNode {
    nonisolated static var descriptionOfSKLabelNode: FrameworkClass {
        FrameworkClass(
            SKLabelNode.self,
            properties: """
                attributedText blendMode color colorBlendFactor fontColor fontName fontSize horizontalAlignmentMode lineBreakMode \
                numberOfLines preferredMaxLayoutWidth text verticalAlignmentMode
                """,
            initializers: "init initWithCoder: initWithFontNamed: labelNodeWithAttributedText: labelNodeWithText:",
            property: SKLabelNode.propertyOfSKLabelNode,
            initializer: SKLabelNode.initializerOfSKLabelNode)
    }

    private static func propertyOfSKLabelNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("attributedText", \SKLabelNode.attributedText)
        case 1: return .value("blendMode", \SKLabelNode.blendMode)
        case 2: return .value("color", \SKLabelNode.color)
        case 3: return .value("colorBlendFactor", \SKLabelNode.colorBlendFactor)
        case 4: return .value("fontColor", \SKLabelNode.fontColor)
        case 5: return .value("fontName", \SKLabelNode.fontName)
        case 6: return .value("fontSize", \SKLabelNode.fontSize)
        case 7: return .value("horizontalAlignmentMode", \SKLabelNode.horizontalAlignmentMode)
        case 8: return .value("lineBreakMode", \SKLabelNode.lineBreakMode)
        case 9: return .value("numberOfLines", \SKLabelNode.numberOfLines)
        case 10: return .value("preferredMaxLayoutWidth", \SKLabelNode.preferredMaxLayoutWidth)
        case 11: return .value("text", \SKLabelNode.text)
        default: return .value("verticalAlignmentMode", \SKLabelNode.verticalAlignmentMode)
        }
    }

    nonisolated private static func initializerOfSKLabelNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKLabelNode() }
        case 1: return { a in SKLabelNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in SKLabelNode(fontNamed: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFontNamed:", as: (String?).self)) }
        case 3:
            return { a in
                SKLabelNode(
                    attributedText: ObjCRuntime.ObjCMessage.argument(a, 0, "labelNodeWithAttributedText:", as: (NSAttributedString?).self))
            }
        default: return { a in SKLabelNode(text: ObjCRuntime.ObjCMessage.argument(a, 0, "labelNodeWithText:", as: (String?).self)) }
        }
    }
}
