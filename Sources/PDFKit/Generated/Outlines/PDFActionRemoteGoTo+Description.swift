// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFActionRemoteGoTo {
    nonisolated static var descriptionOfPDFActionRemoteGoTo: FrameworkClass {
        FrameworkClass(
            PDFActionRemoteGoTo.self,
            properties: "URL/url pageIndex point",
            initializers: "initWithPageIndex:atPoint:fileURL:",
            property: PDFActionRemoteGoTo.propertyOfPDFActionRemoteGoTo,
            initializer: PDFActionRemoteGoTo.initializerOfPDFActionRemoteGoTo)
    }

    private static func propertyOfPDFActionRemoteGoTo(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("URL", \PDFActionRemoteGoTo.url)
        case 1: return .value("pageIndex", \PDFActionRemoteGoTo.pageIndex)
        default: return .value("point", \PDFActionRemoteGoTo.point)
        }
    }

    nonisolated private static func initializerOfPDFActionRemoteGoTo(_ index: Int) -> ObjCFactory {
        { a in
            PDFActionRemoteGoTo(
                pageIndex: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPageIndex:atPoint:fileURL:", as: (Int).self),
                at: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithPageIndex:atPoint:fileURL:", as: (CGPoint).self),
                fileURL: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithPageIndex:atPoint:fileURL:", as: (URL).self))
        }
    }
}
