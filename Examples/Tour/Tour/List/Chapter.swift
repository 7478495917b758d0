import UIKit

/// What an article of the tutorials tells, as a screen that can be tried.
struct Chapter {
    /// The prefix of the chapter's strings; also the identifier of its screen in the storyboard, if it is there.
    let identifier: String
    let icon: UIImage?
    /// Makes the screen, if it is not in the storyboard.
    var make: ((String) -> UIViewController)?

    var title: String { NSLocalizedString("\(identifier).title", comment: "A chapter's name") }
    var summary: String { NSLocalizedString("\(identifier).summary", comment: "What a chapter shows") }

    /// The screen.
    func controller(in storyboard: UIStoryboard?) -> UIViewController? {
        make?(identifier) ?? storyboard?.instantiateViewController(withIdentifier: identifier)
    }
}

/// The chapters of one article.
struct Article {
    /// The key of the article's name.
    let key: String
    let chapters: [Chapter]

    var title: String { NSLocalizedString("article.\(key)", comment: "An article's name") }

    static let all = [
        Article(
            key: "shapes1",
            chapters: [
                Chapter(identifier: "Lines", icon: ChapterIcon.curve, make: LinesController.init),
                Chapter(identifier: "Figures", icon: ChapterIcon.figures, make: FiguresController.init),
                Chapter(identifier: "Layers", icon: ChapterIcon.layers, make: LayersController.init),
            ]),
        Article(
            key: "shapes2",
            chapters: [
                Chapter(identifier: "Stroke", icon: ChapterIcon.stroke, make: StrokeController.init),
                Chapter(identifier: "Caps", icon: ChapterIcon.caps, make: CapsController.init),
                Chapter(identifier: "Dashes", icon: ChapterIcon.dashes, make: DashesController.init),
            ]),
        Article(
            key: "animation",
            chapters: [
                Chapter(identifier: "AnimationOne", icon: ChapterIcon.number(1), make: AnimationOneController.init),
                Chapter(identifier: "AnimationTwo", icon: ChapterIcon.number(2), make: AnimationTwoController.init),
                Chapter(identifier: "AnimationThree", icon: ChapterIcon.number(3), make: AnimationThreeController.init),
            ]),
        Article(
            key: "layout",
            chapters: [
                Chapter(identifier: "Constraints", icon: ChapterIcon.constraints, make: ConstraintsController.init),
                Chapter(identifier: "Stacks", icon: ChapterIcon.stack, make: StacksController.init),
                Chapter(identifier: "CollectionLayout", icon: UIImage(named: "ChapterGrid")),
            ]),
        Article(
            key: "architecture", chapters: [Chapter(identifier: "CocoaMVC", icon: UIImage(named: "ChapterTriangle"))]),
    ]
}
