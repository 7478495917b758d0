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

extension UISearchSuggestionItem {
    nonisolated static var descriptionOfUISearchSuggestionItem: FrameworkClass {
        FrameworkClass(
            UISearchSuggestionItem.self,
            properties: "iconImage localizedAttributedSuggestion localizedDescription localizedSuggestion representedObject",
            initializers: """
                initWithLocalizedAttributedSuggestion: initWithLocalizedAttributedSuggestion:localizedDescription: \
                initWithLocalizedAttributedSuggestion:localizedDescription:iconImage: initWithLocalizedSuggestion: \
                initWithLocalizedSuggestion:localizedDescription: initWithLocalizedSuggestion:localizedDescription:iconImage:
                """,
            property: UISearchSuggestionItem.propertyOfUISearchSuggestionItem,
            initializer: UISearchSuggestionItem.initializerOfUISearchSuggestionItem)
    }

    private static func propertyOfUISearchSuggestionItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UISearchSuggestionItem.iconImage)
        case 1: return .readOnly(\UISearchSuggestionItem.localizedAttributedSuggestion)
        case 2: return .readOnly(\UISearchSuggestionItem.localizedDescription)
        case 3: return .readOnly(\UISearchSuggestionItem.localizedSuggestion)
        default: return .value("representedObject", \UISearchSuggestionItem.representedObject)
        }
    }

    nonisolated private static func initializerOfUISearchSuggestionItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UISearchSuggestionItem(
                    localizedAttributedSuggestion: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithLocalizedAttributedSuggestion:", as: (NSAttributedString).self))
            }
        case 1:
            return { a in
                UISearchSuggestionItem(
                    localizedAttributedSuggestion: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithLocalizedAttributedSuggestion:localizedDescription:", as: (NSAttributedString).self),
                    localizedDescription: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithLocalizedAttributedSuggestion:localizedDescription:", as: (String?).self))
            }
        case 2:
            return { a in
                UISearchSuggestionItem(
                    localizedAttributedSuggestion: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithLocalizedAttributedSuggestion:localizedDescription:iconImage:", as: (NSAttributedString).self),
                    localizedDescription: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithLocalizedAttributedSuggestion:localizedDescription:iconImage:", as: (String?).self),
                    iconImage: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithLocalizedAttributedSuggestion:localizedDescription:iconImage:", as: (UIImage?).self))
            }
        case 3:
            return { a in
                UISearchSuggestionItem(
                    localizedSuggestion: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLocalizedSuggestion:", as: (String).self))
            }
        case 4:
            return { a in
                UISearchSuggestionItem(
                    localizedSuggestion: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithLocalizedSuggestion:localizedDescription:", as: (String).self),
                    localizedDescription: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithLocalizedSuggestion:localizedDescription:", as: (String?).self))
            }
        default:
            return { a in
                UISearchSuggestionItem(
                    localizedSuggestion: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithLocalizedSuggestion:localizedDescription:iconImage:", as: (String).self),
                    localizedDescription: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithLocalizedSuggestion:localizedDescription:iconImage:", as: (String?).self),
                    iconImage: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithLocalizedSuggestion:localizedDescription:iconImage:", as: (UIImage?).self))
            }
        }
    }
}
