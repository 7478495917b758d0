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

extension UIImage.SymbolConfiguration {
    nonisolated static var descriptionOfUIImageSymbolConfiguration: FrameworkClass {
        FrameworkClass(
            UIImage.SymbolConfiguration.self,
            methods: "isEqualToConfiguration:",
            classMethods: "configurationPreferringMonochrome configurationPreferringMulticolor unspecifiedConfiguration",
            initializers: """
                configurationWithFont: configurationWithFont:scale: configurationWithHierarchicalColor: \
                configurationWithPaletteColors: configurationWithPointSize: configurationWithPointSize:weight: \
                configurationWithPointSize:weight:scale: configurationWithScale: configurationWithTextStyle: \
                configurationWithTextStyle:scale: configurationWithWeight:
                """,
            method: UIImage.SymbolConfiguration.methodOfUIImageSymbolConfiguration,
            classMethod: UIImage.SymbolConfiguration.classMethodOfUIImageSymbolConfiguration,
            initializer: UIImage.SymbolConfiguration.initializerOfUIImageSymbolConfiguration)
    }

    nonisolated private static func methodOfUIImageSymbolConfiguration(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIImage.SymbolConfiguration).isEqual(
                to: ObjCRuntime.ObjCMessage.argument(a, 0, "isEqualToConfiguration:", as: (UIImage.SymbolConfiguration?).self))
        }
    }

    nonisolated private static func classMethodOfUIImageSymbolConfiguration(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIImage.SymbolConfiguration.Type).preferringMonochrome() }
        case 1: return { r, _ in (r as! UIImage.SymbolConfiguration.Type).preferringMulticolor() }
        default: return { r, _ in (r as! UIImage.SymbolConfiguration.Type).unspecified }
        }
    }

    nonisolated private static func initializerOfUIImageSymbolConfiguration(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIImage.SymbolConfiguration(font: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithFont:", as: (UIFont).self))
            }
        case 1:
            return { a in
                UIImage.SymbolConfiguration(
                    font: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithFont:scale:", as: (UIFont).self),
                    scale: ObjCRuntime.ObjCMessage.argument(a, 1, "configurationWithFont:scale:", as: (UIImage.SymbolScale).self))
            }
        case 2:
            return { a in
                UIImage.SymbolConfiguration(
                    hierarchicalColor: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithHierarchicalColor:", as: (UIColor).self))
            }
        case 3:
            return { a in
                UIImage.SymbolConfiguration(
                    paletteColors: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithPaletteColors:", as: ([UIColor]).self))
            }
        case 4:
            return { a in
                UIImage.SymbolConfiguration(
                    pointSize: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithPointSize:", as: (CGFloat).self))
            }
        case 5:
            return { a in
                UIImage.SymbolConfiguration(
                    pointSize: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithPointSize:weight:", as: (CGFloat).self),
                    weight: ObjCRuntime.ObjCMessage.argument(a, 1, "configurationWithPointSize:weight:", as: (UIImage.SymbolWeight).self))
            }
        case 6:
            return { a in
                UIImage.SymbolConfiguration(
                    pointSize: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithPointSize:weight:scale:", as: (CGFloat).self),
                    weight: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "configurationWithPointSize:weight:scale:", as: (UIImage.SymbolWeight).self),
                    scale: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "configurationWithPointSize:weight:scale:", as: (UIImage.SymbolScale).self))
            }
        case 7:
            return { a in
                UIImage.SymbolConfiguration(
                    scale: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithScale:", as: (UIImage.SymbolScale).self))
            }
        case 8:
            return { a in
                UIImage.SymbolConfiguration(
                    textStyle: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithTextStyle:", as: (UIFont.TextStyle).self))
            }
        case 9:
            return { a in
                UIImage.SymbolConfiguration(
                    textStyle: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithTextStyle:scale:", as: (UIFont.TextStyle).self),
                    scale: ObjCRuntime.ObjCMessage.argument(a, 1, "configurationWithTextStyle:scale:", as: (UIImage.SymbolScale).self))
            }
        default:
            return { a in
                UIImage.SymbolConfiguration(
                    weight: ObjCRuntime.ObjCMessage.argument(a, 0, "configurationWithWeight:", as: (UIImage.SymbolWeight).self))
            }
        }
    }
}
