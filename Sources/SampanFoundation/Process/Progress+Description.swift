import Foundation
import ObjCRuntime

/// What a progress says of itself, in English: "30% completed", "3 of 10". Foundation here says nothing.
private enum ProgressText {
    private final class Described: Progress, @unchecked Sendable {
        override var localizedDescription: String! {
            let text = super.localizedDescription ?? ""
            guard text.isEmpty, !isIndeterminate else { return text }
            return "\(NumberFormatter.localizedString(from: NSNumber(value: fractionCompleted), number: .percent)) completed"
        }
    }

    private final class DescribedFurther: Progress, @unchecked Sendable {
        override var localizedAdditionalDescription: String! {
            let text = super.localizedAdditionalDescription ?? ""
            guard text.isEmpty, !isIndeterminate else { return text }
            let counts = [completedUnitCount, totalUnitCount].map {
                NumberFormatter.localizedString(from: NSNumber(value: $0), number: .decimal)
            }
            return "\(counts[0]) of \(counts[1])"
        }
    }

    private final class Plain: Progress, @unchecked Sendable {}

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        for described in [Described.self, DescribedFurther.self] {
            MethodTable.exchange(overriddenBy: described, butNotBy: Plain.self, of: Progress.self)
        }
    }
}
