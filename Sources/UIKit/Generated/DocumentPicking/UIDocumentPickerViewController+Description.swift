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

extension UIDocumentPickerViewController {
    nonisolated static var descriptionOfUIDocumentPickerViewController: FrameworkClass {
        FrameworkClass(
            UIDocumentPickerViewController.self,
            properties: "allowsMultipleSelection delegate directoryURL documentPickerMode shouldShowFileExtensions",
            initializers: """
                initForExportingURLs: initForExportingURLs:asCopy: initForOpeningContentTypes: initForOpeningContentTypes:asCopy: \
                initWithCoder: initWithDocumentTypes:inMode: initWithURL:inMode: initWithURLs:inMode:
                """,
            property: UIDocumentPickerViewController.propertyOfUIDocumentPickerViewController,
            initializer: UIDocumentPickerViewController.initializerOfUIDocumentPickerViewController)
    }

    private static func propertyOfUIDocumentPickerViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsMultipleSelection", \UIDocumentPickerViewController.allowsMultipleSelection)
        case 1: return .reference(\UIDocumentPickerViewController.delegate)
        case 2: return .value("directoryURL", \UIDocumentPickerViewController.directoryURL)
        case 3: return .readOnly(\UIDocumentPickerViewController.documentPickerMode)
        default: return .value("shouldShowFileExtensions", \UIDocumentPickerViewController.shouldShowFileExtensions)
        }
    }

    nonisolated private static func initializerOfUIDocumentPickerViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIDocumentPickerViewController(
                    forExporting: ObjCRuntime.ObjCMessage.argument(a, 0, "initForExportingURLs:", as: ([URL]).self))
            }
        case 1:
            return { a in
                UIDocumentPickerViewController(
                    forExporting: ObjCRuntime.ObjCMessage.argument(a, 0, "initForExportingURLs:asCopy:", as: ([URL]).self),
                    asCopy: ObjCRuntime.ObjCMessage.argument(a, 1, "initForExportingURLs:asCopy:", as: (Bool).self))
            }
        case 2:
            return { a in
                UIDocumentPickerViewController(
                    forOpeningContentTypes: ObjCRuntime.ObjCMessage.argument(a, 0, "initForOpeningContentTypes:", as: ([UTType]).self))
            }
        case 3:
            return { a in
                UIDocumentPickerViewController(
                    forOpeningContentTypes: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initForOpeningContentTypes:asCopy:", as: ([UTType]).self),
                    asCopy: ObjCRuntime.ObjCMessage.argument(a, 1, "initForOpeningContentTypes:asCopy:", as: (Bool).self))
            }
        case 4:
            return { a in
                UIDocumentPickerViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        case 5:
            return { a in
                UIDocumentPickerViewController(
                    documentTypes: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDocumentTypes:inMode:", as: ([String]).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithDocumentTypes:inMode:", as: (UIDocumentPickerMode).self))
            }
        case 6:
            return { a in
                UIDocumentPickerViewController(
                    url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURL:inMode:", as: (URL).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithURL:inMode:", as: (UIDocumentPickerMode).self))
            }
        default:
            return { a in
                UIDocumentPickerViewController(
                    urls: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURLs:inMode:", as: ([URL]).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithURLs:inMode:", as: (UIDocumentPickerMode).self))
            }
        }
    }
}
