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

extension UITextFormattingViewController.Component {
    nonisolated static var descriptionOfUITextFormattingViewControllerComponent: FrameworkClass {
        FrameworkClass(
            UITextFormattingViewController.Component.self,
            properties: "componentKey preferredSize",
            methods: "copyWithZone:",
            classMethods: "componentComponentKey::",
            initializers: "initWithComponentKey:preferredSize:",
            property: UITextFormattingViewController.Component.propertyOfUITextFormattingViewControllerComponent,
            method: UITextFormattingViewController.Component.methodOfUITextFormattingViewControllerComponent,
            classMethod: UITextFormattingViewController.Component.classMethodOfUITextFormattingViewControllerComponent,
            initializer: UITextFormattingViewController.Component.initializerOfUITextFormattingViewControllerComponent)
    }

    private static func propertyOfUITextFormattingViewControllerComponent(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITextFormattingViewController.Component.componentKey)
        default: return .readOnly(\UITextFormattingViewController.Component.preferredSize)
        }
    }

    nonisolated private static func methodOfUITextFormattingViewControllerComponent(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UITextFormattingViewController.Component).copy(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func classMethodOfUITextFormattingViewControllerComponent(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UITextFormattingViewController.Component.Type).component(
                ObjCRuntime.ObjCMessage.argument(a, 0, "componentComponentKey::", as: (UITextFormattingViewController.ComponentKey).self),
                ObjCRuntime.ObjCMessage.argument(a, 1, "componentComponentKey::", as: (UITextFormattingViewController.ComponentSize).self))
        }
    }

    nonisolated private static func initializerOfUITextFormattingViewControllerComponent(_ index: Int) -> ObjCFactory {
        { a in
            UITextFormattingViewController.Component(
                componentKey: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithComponentKey:preferredSize:", as: (UITextFormattingViewController.ComponentKey).self),
                preferredSize: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithComponentKey:preferredSize:", as: (UITextFormattingViewController.ComponentSize).self))
        }
    }
}
