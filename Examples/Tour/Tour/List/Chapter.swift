import UIKit

/// What an article of the tutorials tells, as a screen that can be tried.
struct Chapter {
    private let name: () -> String
    private let contents: () -> String
    let icon: UIImage?
    private let make: (UIStoryboard?) -> UIViewController?

    var title: String { name() }
    var summary: String { contents() }

    /// A chapter whose screen is made in code. Its texts are asked for each time they are shown: the language may have changed.
    init(
        _ title: @autoclosure @escaping () -> String, _ summary: @autoclosure @escaping () -> String, _ icon: UIImage?,
        make: @escaping () -> UIViewController
    ) {
        (name, contents, self.icon, self.make) = (title, summary, icon, { _ in make() })
    }

    /// A chapter whose screen is in the storyboard.
    init(
        _ title: @autoclosure @escaping () -> String, _ summary: @autoclosure @escaping () -> String, _ icon: UIImage?,
        in identifier: String
    ) {
        (name, contents, self.icon) = (title, summary, icon)
        make = { $0?.instantiateViewController(withIdentifier: identifier) }
    }

    /// The chapter that is shown again after the app was killed, with its text.
    static func note(_ text: String) -> Chapter {
        Chapter(L10n.Note.title, L10n.Note.summary, ChapterIcon.note) { NoteController(text: text) }
    }

    /// The screen.
    func controller(in storyboard: UIStoryboard?) -> UIViewController? {
        let controller = make(storyboard)
        controller?.title = title
        controller?.navigationItem.largeTitleDisplayMode = .never
        return controller
    }
}

/// The chapters of one article.
struct Article {
    private let name: () -> String
    let chapters: [Chapter]

    var title: String { name() }

    private init(_ title: @autoclosure @escaping () -> String, _ chapters: [Chapter]) { (name, self.chapters) = (title, chapters) }

    static let all = [
        Article(
            L10n.Article.shapes1,
            [
                Chapter(L10n.Lines.title, L10n.Lines.summary, ChapterIcon.curve, make: LinesController.init),
                Chapter(L10n.Figures.title, L10n.Figures.summary, ChapterIcon.figures, make: FiguresController.init),
                Chapter(L10n.Layers.title, L10n.Layers.summary, ChapterIcon.layers, make: LayersController.init),
            ]),
        Article(
            L10n.Article.shapes2,
            [
                Chapter(L10n.Stroke.title, L10n.Stroke.summary, ChapterIcon.stroke, make: StrokeController.init),
                Chapter(L10n.Caps.title, L10n.Caps.summary, ChapterIcon.caps, make: CapsController.init),
                Chapter(L10n.Dashes.title, L10n.Dashes.summary, ChapterIcon.dashes, make: DashesController.init),
            ]),
        Article(
            L10n.Article.animation,
            [
                Chapter(L10n.AnimationOne.title, L10n.AnimationOne.summary, ChapterIcon.number(1), make: AnimationOneController.init),
                Chapter(L10n.AnimationTwo.title, L10n.AnimationTwo.summary, ChapterIcon.number(2), make: AnimationTwoController.init),
                Chapter(L10n.AnimationThree.title, L10n.AnimationThree.summary, ChapterIcon.number(3), make: AnimationThreeController.init),
            ]),
        Article(
            L10n.Article.layout,
            [
                Chapter(L10n.Constraints.title, L10n.Constraints.summary, ChapterIcon.constraints, make: ConstraintsController.init),
                Chapter(L10n.Stacks.title, L10n.Stacks.summary, ChapterIcon.stack, make: StacksController.init),
                Chapter(L10n.CollectionLayout.title, L10n.CollectionLayout.summary, UIImage(named: "ChapterGrid"), in: "CollectionLayout"),
            ]),
        Article(
            L10n.Article.architecture,
            [
                Chapter(L10n.CocoaMVC.title, L10n.CocoaMVC.summary, UIImage(named: "ChapterTriangle"), in: "CocoaMVC")
            ]),
        Article(
            L10n.Article.life,
            [
                Chapter(L10n.Callbacks.title, L10n.Callbacks.summary, ChapterIcon.callbacks, make: CallbacksController.init),
                Chapter(L10n.Windows.title, L10n.Windows.summary, ChapterIcon.windows, make: WindowsController.init),
                Chapter.note(""),
                Chapter(
                    L10n.Notifications.title, L10n.Notifications.summary, ChapterIcon.notification, make: NotificationsController.init),
            ]),
        Article(L10n.Article.language, [language]),
    ]

    /// The chapter that is shown again when it has changed the language.
    static let language = Chapter(L10n.Language.title, L10n.Language.summary, ChapterIcon.languages, make: LanguageController.init)
}
