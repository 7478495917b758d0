import Foundation

// listing localization-02
