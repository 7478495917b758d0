// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UITextFormattingViewController.ComponentGroup {
    nonisolated static var descriptionOfUITextFormattingViewControllerComponentGroup: FrameworkClass {
        FrameworkClass(
            UITextFormattingViewController.ComponentGroup.self,
            properties: "components",
            methods: "copyWithZone:",
            classMethods: "groupComponents:",
            initializers: "initWithComponents:",
            property: UITextFormattingViewController.ComponentGroup.propertyOfUITextFormattingViewControllerComponentGroup,
            method: UITextFormattingViewController.ComponentGroup.methodOfUITextFormattingViewControllerComponentGroup,
            classMethod: UITextFormattingViewController.ComponentGroup.classMethodOfUITextFormattingViewControllerComponentGroup,
            initializer: UITextFormattingViewController.ComponentGroup.initializerOfUITextFormattingViewControllerComponentGroup)
    }

    private static func propertyOfUITextFormattingViewControllerComponentGroup(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UITextFormattingViewController.ComponentGroup.components)
    }

    nonisolated private static func methodOfUITextFormattingViewControllerComponentGroup(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UITextFormattingViewController.ComponentGroup).copy(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func classMethodOfUITextFormattingViewControllerComponentGroup(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UITextFormattingViewController.ComponentGroup.Type).group(
                ObjCRuntime.ObjCMessage.argument(a, 0, "groupComponents:", as: ([UITextFormattingViewController.Component]).self))
        }
    }

    nonisolated private static func initializerOfUITextFormattingViewControllerComponentGroup(_ index: Int) -> ObjCFactory {
        { a in
            UITextFormattingViewController.ComponentGroup(
                components: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithComponents:", as: ([UITextFormattingViewController.Component]).self))
        }
    }
}
