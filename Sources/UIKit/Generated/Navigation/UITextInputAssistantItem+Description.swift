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

extension UITextInputAssistantItem {
    nonisolated static var descriptionOfUITextInputAssistantItem: FrameworkClass {
        FrameworkClass(
            UITextInputAssistantItem.self,
            properties: "allowsHidingShortcuts leadingBarButtonGroups trailingBarButtonGroups",
            property: UITextInputAssistantItem.propertyOfUITextInputAssistantItem)
    }

    private static func propertyOfUITextInputAssistantItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsHidingShortcuts", \UITextInputAssistantItem.allowsHidingShortcuts)
        case 1: return .value("leadingBarButtonGroups", \UITextInputAssistantItem.leadingBarButtonGroups)
        default: return .value("trailingBarButtonGroups", \UITextInputAssistantItem.trailingBarButtonGroups)
        }
    }
}
