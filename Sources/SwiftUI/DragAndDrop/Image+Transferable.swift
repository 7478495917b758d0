import CoreTransferable
import Foundation
import UIKit
import UniformTypeIdentifiers

extension Image: Transferable {
    /// A picture of any type that there is.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw CocoaError(.coderReadCorrupt) }
            return await MainActor.run { Image(uiImage: picture) }
        }
    }
}
