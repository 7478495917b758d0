import Foundation
import SampanFoundation

/// Something that is pasted.
class PasteItem: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any?
    let defaultAttributes: [NSAttributedString.Key: Any]
    private let allowsAttributes: Bool
    /// Called once.
    private var onResult: ((NSAttributedString?) -> Void)?

    init(
        _ provider: NSItemProvider, _ localObject: Any?, _ attributes: [NSAttributedString.Key: Any], allowsAttributes: Bool,
        _ onResult: @escaping (NSAttributedString?) -> Void
    ) {
        (itemProvider, self.localObject, defaultAttributes) = (provider, localObject, attributes)
        (self.allowsAttributes, self.onResult) = (allowsAttributes, onResult)
        super.init()
    }

    /// Whether it is still open what becomes of the item.
    var isOpen: Bool { onResult != nil }

    private func end(_ result: NSAttributedString?) {
        let told = onResult
        onResult = nil
        told?(result)
    }

    func setResult(string: String) { end(NSAttributedString(string: string, attributes: defaultAttributes)) }
    func setResult(attributedString: NSAttributedString) { end(attributedString) }
    func setResult(attachment textAttachment: NSTextAttachment) { end(NSAttributedString(attachment: textAttachment)) }
    func setNoResult() { end(nil) }

    func setDefaultResult() {
        let isRich = allowsAttributes && itemProvider.canLoadObject(ofClass: NSAttributedString.self)
        let kind: any NSItemProviderReading.Type = isRich ? NSAttributedString.self : NSString.self
        guard itemProvider.canLoadObject(ofClass: kind) else { return setNoResult() }
        itemProvider.loadObject(ofClass: kind) { object, _ in
            nonisolated(unsafe) let object = object
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    switch object {
                    case let text as NSAttributedString: self.setResult(attributedString: text)
                    case let text as NSString: self.setResult(string: text as String)
                    default: self.setNoResult()
                    }
                }
            }
        }
    }
}
