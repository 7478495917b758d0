// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFThumbnailView {
    nonisolated static var descriptionOfPDFThumbnailView: FrameworkClass {
        FrameworkClass(
            PDFThumbnailView.self,
            properties: "contentInset layoutMode pdfView selectedPages thumbnailSize",
            initializers: "init initWithCoder: initWithFrame:",
            property: PDFThumbnailView.propertyOfPDFThumbnailView,
            initializer: PDFThumbnailView.initializerOfPDFThumbnailView)
    }

    private static func propertyOfPDFThumbnailView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("contentInset", \PDFThumbnailView.contentInset)
        case 1: return .value("layoutMode", \PDFThumbnailView.layoutMode)
        case 2: return .value("pdfView", \PDFThumbnailView.pdfView)
        case 3: return .readOnly(\PDFThumbnailView.selectedPages)
        default: return .value("thumbnailSize", \PDFThumbnailView.thumbnailSize)
        }
    }

    nonisolated private static func initializerOfPDFThumbnailView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in PDFThumbnailView() }
        case 1: return { a in PDFThumbnailView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in PDFThumbnailView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
