import Foundation

/// One article of the tutorials, as a screen that can be tried.
struct Chapter {
    /// The identifier of the screen in the storyboard; also the prefix of its strings.
    let identifier: String
    let imageName: String

    var title: String { NSLocalizedString("\(identifier).title", comment: "A chapter's name") }
    var summary: String { NSLocalizedString("\(identifier).summary", comment: "What a chapter shows") }

    static let all = [
        Chapter(identifier: "CollectionLayout", imageName: "ChapterGrid"),
        Chapter(identifier: "CocoaMVC", imageName: "ChapterTriangle"),
    ]
}
