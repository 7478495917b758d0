import UIKit

/// The article's second way: values that are bound.
enum Bindings {
    // listing mvvm-closure-04
    // listing mvvm-closure-05
    // listing mvvm-closure-06
}
