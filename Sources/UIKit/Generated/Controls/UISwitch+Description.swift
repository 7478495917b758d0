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

extension UISwitch {
    nonisolated static var descriptionOfUISwitch: FrameworkClass {
        FrameworkClass(
            UISwitch.self,
            properties: "bounds frame offImage* on/isOn onImage* onTintColor* preferredStyle style thumbTintColor* title",
            methods: "setOn:animated:",
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UISwitch.propertyOfUISwitch,
            method: UISwitch.methodOfUISwitch,
            initializer: UISwitch.initializerOfUISwitch)
    }

    private static func propertyOfUISwitch(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("bounds", \UISwitch.bounds)
        case 1: return .value("frame", \UISwitch.frame)
        case 2: return .value("offImage", \UISwitch.offImage)
        case 3: return .value("on", \UISwitch.isOn)
        case 4: return .value("onImage", \UISwitch.onImage)
        case 5: return .value("onTintColor", \UISwitch.onTintColor)
        case 6: return .value("preferredStyle", \UISwitch.preferredStyle)
        case 7: return .readOnly(\UISwitch.style)
        case 8: return .value("thumbTintColor", \UISwitch.thumbTintColor)
        default: return .value("title", \UISwitch.title)
        }
    }

    nonisolated private static func methodOfUISwitch(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UISwitch).setOn(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setOn:animated:", as: (Bool).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setOn:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUISwitch(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISwitch() }
        case 1: return { a in UISwitch(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UISwitch(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UISwitch(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}
