import Foundation

/// How a picture was edited, as it is kept.
struct StoredEdit: Codable, Equatable {
    /// The name of the edited picture's file.
    var name: String
    /// When it was edited.
    var date: Date
    var formatIdentifier: String
    var formatVersion: String
    var data: Data

    init(name: String, date: Date, _ adjustment: PHAdjustmentData) {
        (self.name, self.date, data) = (name, date, adjustment.data)
        (formatIdentifier, formatVersion) = (adjustment.formatIdentifier, adjustment.formatVersion)
    }

    /// As the app said it.
    var adjustment: PHAdjustmentData {
        PHAdjustmentData(formatIdentifier: formatIdentifier, formatVersion: formatVersion, data: data)
    }
}
