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

extension UIPasteboard {
    nonisolated static var descriptionOfUIPasteboard: FrameworkClass {
        FrameworkClass(
            UIPasteboard.self,
            properties: """
                changeCount color colors hasColors hasImages hasStrings hasURLs image images isPersistent itemProviders items name \
                numberOfItems string strings types url urls
                """,
            methods: """
                addItems: containsWithPasteboardTypes: containsWithPasteboardTypes:inItemSet: dataForPasteboardType: \
                dataForPasteboardType:inItemSet: itemSetWithPasteboardTypes: setData:forPasteboardType: \
                setItemProviders:localOnly:expirationDate: setItems:options: setObjects: setObjects:localOnly:expirationDate: \
                setValue:forPasteboardType: typesForItemSet: valueForPasteboardType: valuesForPasteboardType:inItemSet:
                """,
            classMethods: """
                generalPasteboard pasteboardWithUniqueName removeWithName: typeAutomatic typeListColor typeListImage typeListString \
                typeListURL
                """,
            initializers: "initWithName:create:",
            property: UIPasteboard.propertyOfUIPasteboard,
            method: UIPasteboard.methodOfUIPasteboard,
            classMethod: UIPasteboard.classMethodOfUIPasteboard,
            initializer: UIPasteboard.initializerOfUIPasteboard)
    }

    private static func propertyOfUIPasteboard(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPasteboard.changeCount)
        case 1: return .value("color", \UIPasteboard.color)
        case 2: return .value("colors", \UIPasteboard.colors)
        case 3: return .readOnly(\UIPasteboard.hasColors)
        case 4: return .readOnly(\UIPasteboard.hasImages)
        case 5: return .readOnly(\UIPasteboard.hasStrings)
        case 6: return .readOnly(\UIPasteboard.hasURLs)
        case 7: return .value("image", \UIPasteboard.image)
        case 8: return .value("images", \UIPasteboard.images)
        case 9: return .readOnly(\UIPasteboard.isPersistent)
        case 10: return .value("itemProviders", \UIPasteboard.itemProviders)
        case 11: return .value("items", \UIPasteboard.items)
        case 12: return .readOnly(\UIPasteboard.name)
        case 13: return .readOnly(\UIPasteboard.numberOfItems)
        case 14: return .value("string", \UIPasteboard.string)
        case 15: return .value("strings", \UIPasteboard.strings)
        case 16: return .readOnly(\UIPasteboard.types)
        case 17: return .value("url", \UIPasteboard.url)
        default: return .value("urls", \UIPasteboard.urls)
        }
    }

    nonisolated private static func methodOfUIPasteboard(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! UIPasteboard).addItems(ObjCRuntime.ObjCMessage.argument(a, 0, "addItems:", as: ([[String: Any]]).self))
            }
        case 1:
            return { r, a in
                (r as! UIPasteboard).contains(
                    pasteboardTypes: ObjCRuntime.ObjCMessage.argument(a, 0, "containsWithPasteboardTypes:", as: ([String]).self))
            }
        case 2:
            return { r, a in
                (r as! UIPasteboard).contains(
                    pasteboardTypes: ObjCRuntime.ObjCMessage.argument(a, 0, "containsWithPasteboardTypes:inItemSet:", as: ([String]).self),
                    inItemSet: ObjCRuntime.ObjCMessage.argument(a, 1, "containsWithPasteboardTypes:inItemSet:", as: (IndexSet?).self))
            }
        case 3:
            return { r, a in
                (r as! UIPasteboard).data(
                    forPasteboardType: ObjCRuntime.ObjCMessage.argument(a, 0, "dataForPasteboardType:", as: (String).self))
            }
        case 4:
            return { r, a in
                (r as! UIPasteboard).data(
                    forPasteboardType: ObjCRuntime.ObjCMessage.argument(a, 0, "dataForPasteboardType:inItemSet:", as: (String).self),
                    inItemSet: ObjCRuntime.ObjCMessage.argument(a, 1, "dataForPasteboardType:inItemSet:", as: (IndexSet?).self))
            }
        case 5:
            return { r, a in
                (r as! UIPasteboard).itemSet(
                    withPasteboardTypes: ObjCRuntime.ObjCMessage.argument(a, 0, "itemSetWithPasteboardTypes:", as: ([String]).self))
            }
        case 6:
            return { r, a in
                (r as! UIPasteboard).setData(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setData:forPasteboardType:", as: (Data).self),
                    forPasteboardType: ObjCRuntime.ObjCMessage.argument(a, 1, "setData:forPasteboardType:", as: (String).self))
            }
        case 7:
            return { r, a in
                (r as! UIPasteboard).setItemProviders(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setItemProviders:localOnly:expirationDate:", as: ([NSItemProvider]).self),
                    localOnly: ObjCRuntime.ObjCMessage.argument(a, 1, "setItemProviders:localOnly:expirationDate:", as: (Bool).self),
                    expirationDate: ObjCRuntime.ObjCMessage.argument(a, 2, "setItemProviders:localOnly:expirationDate:", as: (Date?).self))
            }
        case 8:
            return { r, a in
                (r as! UIPasteboard).setItems(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setItems:options:", as: ([[String: Any]]).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 1, "setItems:options:", as: ([UIPasteboard.OptionsKey: Any]).self))
            }
        case 9:
            return { r, a in
                (r as! UIPasteboard).setObjects(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setObjects:", as: ([any NSItemProviderWriting]).self))
            }
        case 10:
            return { r, a in
                (r as! UIPasteboard).setObjects(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setObjects:localOnly:expirationDate:", as: ([any NSItemProviderWriting]).self),
                    localOnly: ObjCRuntime.ObjCMessage.argument(a, 1, "setObjects:localOnly:expirationDate:", as: (Bool).self),
                    expirationDate: ObjCRuntime.ObjCMessage.argument(a, 2, "setObjects:localOnly:expirationDate:", as: (Date?).self))
            }
        case 11:
            return { r, a in
                (r as! UIPasteboard).setValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setValue:forPasteboardType:", as: (Any).self),
                    forPasteboardType: ObjCRuntime.ObjCMessage.argument(a, 1, "setValue:forPasteboardType:", as: (String).self))
            }
        case 12:
            return { r, a in
                (r as! UIPasteboard).types(forItemSet: ObjCRuntime.ObjCMessage.argument(a, 0, "typesForItemSet:", as: (IndexSet?).self))
            }
        case 13:
            return { r, a in
                (r as! UIPasteboard).value(
                    forPasteboardType: ObjCRuntime.ObjCMessage.argument(a, 0, "valueForPasteboardType:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! UIPasteboard).values(
                    forPasteboardType: ObjCRuntime.ObjCMessage.argument(a, 0, "valuesForPasteboardType:inItemSet:", as: (String).self),
                    inItemSet: ObjCRuntime.ObjCMessage.argument(a, 1, "valuesForPasteboardType:inItemSet:", as: (IndexSet?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIPasteboard(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIPasteboard.Type).general }
        case 1: return { r, _ in (r as! UIPasteboard.Type).withUniqueName() }
        case 2:
            return { r, a in
                (r as! UIPasteboard.Type).remove(
                    withName: ObjCRuntime.ObjCMessage.argument(a, 0, "removeWithName:", as: (UIPasteboard.Name).self))
            }
        case 3: return { r, _ in (r as! UIPasteboard.Type).typeAutomatic }
        case 4: return { r, _ in (r as! UIPasteboard.Type).typeListColor }
        case 5: return { r, _ in (r as! UIPasteboard.Type).typeListImage }
        case 6: return { r, _ in (r as! UIPasteboard.Type).typeListString }
        default: return { r, _ in (r as! UIPasteboard.Type).typeListURL }
        }
    }

    nonisolated private static func initializerOfUIPasteboard(_ index: Int) -> ObjCFactory {
        { a in
            UIPasteboard(
                name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:create:", as: (UIPasteboard.Name).self),
                create: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:create:", as: (Bool).self))
        }
    }
}
