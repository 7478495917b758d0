import CoreTransferable
import Foundation
import UIKit
import UniformTypeIdentifiers

extension Image: Transferable {
    /// A picture of any type that there is; it is given away as PNG.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw CocoaError(.coderReadCorrupt) }
            return await MainActor.run { Image(uiImage: picture) }
        }
        DataRepresentation(exportedContentType: .png) { image in
            guard let data = await MainActor.run(body: { image.uiImage(in: EnvironmentValues())?.pngData() }) else {
                throw CocoaError(.fileReadUnknown)
            }
            return data
        }
    }
}
